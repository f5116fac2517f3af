import { describe, expect, it } from 'vitest'
import { reachableStep, stepAfter, stepBefore, stepsOf, type Progress, type Step } from './steps'

const nothing: Progress = { hasAddress: false, hasDelivery: false, digitalOnly: false, skipsDelivery: false }
const addressed = { ...nothing, hasAddress: true }
const delivered = { ...addressed, hasDelivery: true }
const digital = { ...addressed, digitalOnly: true }
const skipping = { ...addressed, skipsDelivery: true }

describe('reachableStep', () => {
  it.each<[Step, Progress, Step]>([
    ['payment', nothing, 'address'],
    ['delivery', nothing, 'address'],
    ['delivery', addressed, 'delivery'],
    ['payment', addressed, 'delivery'],
    ['payment', delivered, 'payment'],
    ['address', delivered, 'address'],
    ['delivery', digital, 'payment'],
    ['payment', digital, 'payment'],
    ['payment', skipping, 'delivery'],
    ['payment', { ...skipping, hasDelivery: true }, 'payment'],
  ])('%s with %j is %s', (wanted, progress, step) => expect(reachableStep(wanted, progress)).toBe(step))
})

it('lists the steps', () => {
  expect([stepsOf(nothing), stepsOf(digital), stepsOf(skipping)]).toEqual([
    ['address', 'delivery', 'payment'],
    ['address', 'payment'],
    ['address', 'payment'],
  ])
})

it.each<[Step, Progress, Step, Step]>([
  ['address', addressed, 'delivery', 'address'],
  ['delivery', addressed, 'payment', 'address'],
  ['payment', delivered, 'payment', 'delivery'],
  ['address', digital, 'payment', 'address'],
  ['payment', digital, 'payment', 'address'],
  ['address', skipping, 'delivery', 'address'],
  ['payment', skipping, 'payment', 'address'],
])('after %s with %j comes %s, before it %s', (step, progress, after, before) => {
  expect([stepAfter(step, progress), stepBefore(step, progress)]).toEqual([after, before])
})
