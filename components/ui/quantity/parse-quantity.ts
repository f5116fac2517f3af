export type QuantityLimits = { min: number; max: number }

/** What a key makes of a quantity, or null when the key is not its business. */
export function quantityAfterKey(key: string, quantity: number, limits: QuantityLimits): number | null {
  switch (key) {
    case 'ArrowUp':
      return clamp(quantity + 1, limits)
    case 'ArrowDown':
      return clamp(quantity - 1, limits)
    case 'PageUp':
      return clamp(quantity + 10, limits)
    case 'PageDown':
      return clamp(quantity - 10, limits)
    case 'Home':
      return limits.min
    case 'End':
      return Number.isFinite(limits.max) ? limits.max : null
    default:
      return null
  }
}

/** The quantity that a typed text means, the highest for more than that; null for anything but a whole number from the least on (SPEC 5). */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const digits = text.trim()
  if (!/^\d{1,6}$/.test(digits)) return null
  const quantity = Number(digits)
  return quantity < limits.min ? null : clamp(quantity, limits)
}

function clamp(quantity: number, { min, max }: QuantityLimits) {
  return Math.min(Math.max(quantity, min), max)
}
