"""Every sentence that a person sees or hears."""
