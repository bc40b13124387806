/** 200 to 299 count as successful, everything else as failure (API-03). */
export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}
