import { expect, it } from 'vitest'
import { TypedOrderNumber } from './order-number'

it.each(['2026-000016', '2026000016', ' 2026-000016 ', '2026 000016', '2026 - 000016'])('reads %j as the number of an order', (typed) => {
  expect(TypedOrderNumber.parse(typed)).toBe('2026-000016')
})

it.each(['999', 'abc', '2026-16', '20260000161234'])('refuses %j by the name of the rule', (typed) => {
  expect(TypedOrderNumber.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['orderNumber'])
})
