import { ApiError, type ErrorCode } from '@/lib/api/errors'

/** Codes with a Croatian sentence of their own, since the API's message is no text for people (docs/rules/storefront.md#error-messages). */
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

/** A sentence for people about anything thrown (docs/rules/storefront.md#error-messages). */
export function errorText(error: unknown, { byCode, offline, generic }: ErrorMessages): string {
  if (!(error instanceof ApiError)) return generic
  if (error.status === 0) return offline
  return (error.code && byCode[error.code]) || error.message || generic
}
