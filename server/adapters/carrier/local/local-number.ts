/**
 * The number of a parcel that the shop delivers itself: 'PL', the shipment's id in nine digits and a check digit (Luhn). Unique in the installation, and
 * without a person's data.
 */
export function localNumber(shipmentId: number): string {
  const digits = String(shipmentId).padStart(9, '0')
  return `PL${digits}${checkDigit(digits)}`
}

/** ISO/IEC 7812-1, annex B. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}
