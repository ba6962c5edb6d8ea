### What the program is made of, under which licences.

about-title = About cardtable
about-open = About cardtable…
about-version = Version { $version }
about-free = Free software under the GNU General Public License, version 3 or later. It comes without any warranty.
about-ours = This program’s licence
about-parts = What others made for it
about-part = { $part }: { $licence }
about-part-with-version = { $part } { $version }: { $licence }
# A library that an installer brings along, taken from the Debian that it was made on.
about-part-of-system = { $part } { $version }, a library from Debian
about-licence-of = Licence of { $part }
