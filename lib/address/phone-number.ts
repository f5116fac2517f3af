/** At least six characters that look like a telephone number of any country (docs/rules/checkout.md#address-fields). */
export const phoneNumber = /^\+?[0-9(][0-9 ()/.-]{5,}$/
