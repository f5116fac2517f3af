import { expect, test } from 'vitest'
import { sortByFieldOrder, listErrors } from './error-list'

test('lists messages by dotted name', () => {
  const errors = {
    email: { type: 'required', message: 'Upišite e-poštu.' },
    shipping: { street: { type: 'required', message: 'Upišite ulicu.' }, city: { type: 'max', message: 'Grad je predug.' } },
    root: { server: { type: 'server', message: 'Pokušajte ponovno.' } },
  }
  expect(listErrors(errors)).toEqual([
    { name: 'email', message: 'Upišite e-poštu.' },
    { name: 'shipping.street', message: 'Upišite ulicu.' },
    { name: 'shipping.city', message: 'Grad je predug.' },
    { name: 'root.server', message: 'Pokušajte ponovno.' },
  ])
})

test('does not traverse the control that an error refers to', () => {
  const control = { name: 'email', message: 'not an error' }
  expect(listErrors({ email: { type: 'required', message: '', ref: control } })).toEqual([])
})

test('sorts errors by field order, unknown names last', () => {
  const errors = ['consent', 'root.server', 'city', 'firstName'].map((name) => ({ name, message: 'x' }))
  const names = sortByFieldOrder(errors, ['firstName', 'city', 'consent']).map(({ name }) => name)
  expect(names).toEqual(['firstName', 'city', 'consent', 'root.server'])
})
