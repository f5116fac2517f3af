import { expect, it } from 'vitest'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import { deliveryProblem } from './delivery-problem'

const home: DeliveryMethod = { id: 1, name: '', description: '', kind: 'home', estimate: '', price: 4, freeFrom: null, options: [] }
const branch = { id: 9, name: '', street: '', houseNumber: '', zipCode: '', city: '', hours: '', code: '' }
const points: DeliveryMethod = { ...home, id: 2, kind: 'branches', options: [branch] }

it.each([
  [null, null, 'chooseMethod'],
  [3, null, 'notFound'],
  [1, null, null],
  [2, null, 'chooseBranch'],
  [2, 8, 'chooseBranch'],
  [2, 9, null],
])('method %s with branch %s: %s', (methodId, branchId, problem) => {
  expect(deliveryProblem({ methodId, branchId }, [home, points])).toBe(problem)
})
