/** Stands in the frame when the address of a preview is too old. */
export const previewGone =
  '<!doctype html><html lang="nb"><meta charset="utf-8"><title>Forhåndsvisning</title><main><h1>Visningen er for gammel.</h1><p>Åpne den på nytt fra Kontoret.</p></main></html>';
