/** The SQLSTATE or system code of an error, or of its cause (Drizzle wraps the driver's error); '' when there is none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
