/** Every cookie that browser code reads or writes; the session cookie is http-only. */
export const cookieNames = {
  cartId: 'cartId',
  protectCode: 'protectCode',
  memberCard: 'memberCardBarcode',
  guestUser: 'guest-user',
  consent: 'cookie-consent',
  officeLanguage: 'office-language',
} as const
