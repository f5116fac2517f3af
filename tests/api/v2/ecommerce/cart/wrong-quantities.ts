/** Invalid quantities as JavaScript values (docs/rules/cart.md#quantity-range). */
export const wrongQuantities: unknown[] = [
  0,
  -1,
  1.5,
  '1e3',
  '5abc',
  '0x10',
  ' 1 ',
  '٣',
  '',
  '0',
  '00012',
  '10000',
  null,
  [],
  {},
  true,
  10_000,
  Number.MAX_SAFE_INTEGER + 2,
  2147483648,
  '1\u0000',
]

/** Invalid quantities that only raw JSON can contain. */
export const wrongNumbers = ['1e309', '-1e309', '1'.repeat(400), '1e-7', '-0', '9007199254740993']
