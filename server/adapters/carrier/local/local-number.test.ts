import { expect, it } from 'vitest'
import { localNumber } from './local-number'

// docs/rules/orders.md#local-labels
it.each([
  [1, 'PL0000000018'],
  [2, 'PL0000000026'],
  [45, 'PL0000000455'],
  [7_992_739_871, 'PL79927398713'],
  [2_147_483_647, 'PL21474836471'],
])('parcel %i is %s', (id, number) => expect(localNumber(id)).toBe(number))
