/** Above every page in a browser that runs no script. */
export const noScriptText =
  'Nettleseren din kjører ikke JavaScript. Du kan lese, lete og finne butikker, men handlekurv, kasse og innlogging trenger det.';
