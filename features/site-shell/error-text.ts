import { ApiError, type ErrorCode } from '@/lib/api/errors'

/** Codes whose message of the contract is no sentence for a person (SPEC 8 'Mapped messages'). */
export const translatedCodes = [
  'USER_EXISTS',
  'WRONG_LOGIN',
  'WRONG_OLD_PASSWORD',
  'INVALID_QUANTITY',
  'CONSENT_REQUIRED',
  'CONFIGURATION_NOT_SET',
  'ITEM_NOT_IN_CART',
  'CART_ARCHIVED',
  'SESSION_USED',
  'NO_ACTIVE_USER',
  'NO_SESSION',
  'UNKNOWN_API_KEY',
] as const satisfies ErrorCode[]

export type ErrorMessages = { byCode: Partial<Record<ErrorCode, string>>; offline: string; generic: string }

/** One sentence in the reader's language about whatever was thrown. What is no answer of the API is our fault, so it says no details. */
export function errorText(error: unknown, { byCode, offline, generic }: ErrorMessages): string {
  if (!(error instanceof ApiError)) return generic
  if (error.status === 0) return offline
  return (error.code && byCode[error.code]) || error.message || generic
}
