export type QuantityLimits = { min: number; max: number }

/** The quantity after a key press; null for other keys. */
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

/** Parses a typed quantity and lowers it to the maximum; null when it is no whole number or below the minimum (docs/rules/storefront.md#quantity-input). */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const digits = text.trim()
  if (!/^\d{1,6}$/.test(digits)) return null
  const quantity = Number(digits)
  return quantity < limits.min ? null : clamp(quantity, limits)
}

function clamp(quantity: number, { min, max }: QuantityLimits) {
  return Math.min(Math.max(quantity, min), max)
}
