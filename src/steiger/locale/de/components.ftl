# Spielmaterial und Berichtigungen
components-help = die Zahlen eines Spiels und ihre Herkunft zeigen
components-about = Zeigt jede Zahl des Spielmaterials mit ihrer Herkunft. Wer die Schachtel hat, kann jede in einer TOML-Datei berichtigen.
components-game-help = der Name des Spiels
components-json-help = JSON für Programme ausgeben
components-rules-help = die Zahlen dieser Regelfassung statt der neuesten ausgeben
components-file-help = eine TOML-Datei mit berichtigtem Material, [Abschnitt] und Name = Wert
components-not-found = Es gibt keine Datei { $given }, und { $game } hat keine Ausgabe dieses Namens; seine Ausgaben: { $editions }.
components-cannot-read = { $file } lässt sich nicht lesen: { $detail }.
components-not-toml = { $file } ist kein TOML: { $detail }.
components-text-not-toml = Das ist kein TOML: { $detail }.
components-none = { $game } hat kein Material, das sich berichtigen ließe.
components-empty = Dieses Spiel hat kein Material, das sich berichtigen ließe.
components-section = Abschnitt
components-name = Name
components-value = Wert
components-mark = Herkunft
components-mark-text = Spielregel
components-mark-public = öffentliche Beschreibung
components-mark-inferred = erschlossen
components-mark-chosen = von uns gewählt
components-mark-owner = berichtigt
