import type { ErrorCode, errorTable } from './errors'

/** Fixed messages of the API that mean their code (docs/rules/platform.md#fixed-messages). Not from `errorTable`, whose texts would enter the first load. */
const codes = {
  'Cart is archived.': 'CART_ARCHIVED',
  'Session already used.': 'SESSION_USED',
  'Coupon not found!': 'COUPON_NOT_FOUND',
  'User already exist.': 'USER_EXISTS',
  'Unknown username or password!': 'WRONG_LOGIN',
  'Incorrect old password.': 'WRONG_OLD_PASSWORD',
  'No active user': 'NO_ACTIVE_USER',
  "Session doesn't exist": 'NO_SESSION',
  'Unknown api key': 'UNKNOWN_API_KEY',
  'error.invalidQuantity': 'INVALID_QUANTITY',
  'core.notifications.itemNotInCart': 'ITEM_NOT_IN_CART',
  'core.notifications.configurationNotSet': 'CONFIGURATION_NOT_SET',
  'core.notifications.consentRequired': 'CONSENT_REQUIRED',
} as const satisfies { [Code in ErrorCode as (typeof errorTable)[Code]['message']]?: Code }

/** A failure whose message is the same in every language. */
export type FixedCode = (typeof codes)[keyof typeof codes]

/** The code of an error that came without one, such as from a gateway of an older version. */
export function codeOfMessage(message: string): ErrorCode | undefined {
  return isFixed(message) ? codes[message] : undefined
}

function isFixed(message: string): message is keyof typeof codes {
  return Object.hasOwn(codes, message)
}
