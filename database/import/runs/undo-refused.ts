/** Why a run is not taken back: said once, without a line of code. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
}
