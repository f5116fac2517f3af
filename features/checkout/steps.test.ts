import { describe, expect, it } from 'vitest'
import { reachable, stepAfter, stepBefore, stepsOf, type Progress, type Step } from './steps'

const nothing: Progress = { hasAddress: false, hasDelivery: false, digitalOnly: false }
const addressed = { ...nothing, hasAddress: true }
const delivered = { ...addressed, hasDelivery: true }
const digital = { ...addressed, digitalOnly: true }

describe('reachable', () => {
  it.each<[Step, Progress, Step]>([
    ['payment', nothing, 'address'],
    ['delivery', nothing, 'address'],
    ['delivery', addressed, 'delivery'],
    ['payment', addressed, 'delivery'],
    ['payment', delivered, 'payment'],
    ['address', delivered, 'address'],
    ['delivery', digital, 'payment'],
    ['payment', digital, 'payment'],
  ])('%s with %j is %s', (wanted, progress, step) => expect(reachable(wanted, progress)).toBe(step))
})

it('a digital cart has two steps', () => expect(stepsOf(digital)).toEqual(['address', 'payment']))

it('walks forwards and back over the steps there are', () => {
  expect([stepAfter('address', delivered), stepAfter('address', digital), stepAfter('payment', digital)]).toEqual([
    'delivery',
    'payment',
    'payment',
  ])
  expect([stepBefore('payment', delivered), stepBefore('payment', digital), stepBefore('address', digital)]).toEqual([
    'delivery',
    'address',
    'address',
  ])
})
