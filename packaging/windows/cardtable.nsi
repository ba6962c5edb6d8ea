; The installer for Windows; packaging/windows_installer.py hands it VERSION, BUNDLE, OUTPUT, LISTS, ICONS, KILOBYTES,
; PUBLISHER, HOME.
Unicode true
ManifestDPIAware true
!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\cardtable"
!define KIND "cardtable.match"

Name "cardtable"
OutFile "${OUTPUT}"
SetCompressor /SOLID lzma
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\cardtable"
InstallDirRegKey HKCU "Software\cardtable" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "cardtable"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "cardtable"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICONS}\cardtable.ico"
!define MUI_UNICON "${ICONS}\cardtable.ico"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\cardtable"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cardtable.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${BUNDLE}\_internal\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Arabic"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString MATCH ${LANG_ENGLISH} "Saved match of cardtable"
LangString MATCH ${LANG_ARABIC} "لعبة محفوظة من cardtable"
LangString TABLE ${LANG_ENGLISH} "A card table in Arabic and English"
LangString TABLE ${LANG_ARABIC} "طاولة ورق بالعربية والإنجليزية"
LangString PROGRAM ${LANG_ENGLISH} "The program"
LangString PROGRAM ${LANG_ARABIC} "البرنامج"
LangString DATA ${LANG_ENGLISH} "My settings and saved matches too"
LangString DATA ${LANG_ARABIC} "إعداداتي وألعابي المحفوظة أيضًا"
LangString ABOUT_PROGRAM ${LANG_ENGLISH} "Removes the program. Settings and saved matches stay."
LangString ABOUT_PROGRAM ${LANG_ARABIC} "يزيل البرنامج. تبقى الإعدادات والألعاب المحفوظة."
LangString ABOUT_DATA ${LANG_ENGLISH} "Removes your settings and all saved matches for good."
LangString ABOUT_DATA ${LANG_ARABIC} "يحذف إعداداتك وكل ألعابك المحفوظة نهائيًا."
LangString RUNNING ${LANG_ENGLISH} "cardtable is open. Please close it, then try again."
LangString RUNNING ${LANG_ARABIC} "برنامج cardtable مفتوح. يلزم إغلاقه ثم إعادة المحاولة."
LangString TOO_OLD ${LANG_ENGLISH} "cardtable needs Windows 10 or newer, of 64 bits."
LangString TOO_OLD ${LANG_ARABIC} "يحتاج cardtable إلى ويندوز 10 أو أحدث بمعمارية 64 بت."

; A program that is open cannot be written to.
!macro WAIT_FOR_CLOSE UN
Function ${UN}WaitForClose
  again:
  ${IfNot} ${FileExists} "$INSTDIR\cardtable.exe"
    Return
  ${EndIf}
  ClearErrors
  FileOpen $0 "$INSTDIR\cardtable.exe" a
  ${IfNot} ${Errors}
    FileClose $0
    Return
  ${EndIf}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
  Abort
FunctionEnd
!macroend
!insertmacro WAIT_FOR_CLOSE ""
!insertmacro WAIT_FOR_CLOSE "un."

Section "-cardtable"
  Call WaitForClose
  ; An older version takes its own files away, and no others.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  !include "${LISTS}\install.nsh"
  SetOutPath "$INSTDIR"
  File "/oname=match.ico" "${ICONS}\match.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\cardtable.lnk" "$INSTDIR\cardtable.exe" "" "$INSTDIR\cardtable.exe" 0 SW_SHOWNORMAL "" "$(TABLE)"

  WriteRegStr HKCU "Software\cardtable" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\cardtable" "Language" "$LANGUAGE"
  WriteRegStr HKCU "Software\Classes\.cardtable" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.cardtable\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\cardtable.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${KEY}" "DisplayName" "cardtable"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "${PUBLISHER}"
!if "${HOME}" != ""
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOME}"
!endif
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\cardtable.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "un.$(PROGRAM)" un.program
  SectionIn RO
  Call un.WaitForClose
  ; File by file: the folder may hold what is not ours.
  !include "${LISTS}\uninstall.nsh"
  Delete "$INSTDIR\match.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\cardtable.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.cardtable" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "Software\Classes\.cardtable" ""
  ${EndIf}
  ; Another program may have entered itself for this ending.
  DeleteRegValue HKCU "Software\Classes\.cardtable\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.cardtable\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.cardtable"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\cardtable"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "un.$(DATA)" un.data
  RMDir /r "$LOCALAPPDATA\cardtable\matches"
  Delete "$LOCALAPPDATA\cardtable\settings.json*"
  Delete "$LOCALAPPDATA\cardtable\cardtable.log"
  RMDir "$LOCALAPPDATA\cardtable"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${un.program} "$(ABOUT_PROGRAM)"
  !insertmacro MUI_DESCRIPTION_TEXT ${un.data} "$(ABOUT_DATA)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd
