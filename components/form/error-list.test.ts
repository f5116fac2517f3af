import { expect, test } from 'vitest'
import { sortByFieldOrder, listErrors } from './error-list'

test('lists messages by dotted name, in the order of the fields', () => {
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

test('does not walk into the control that an error refers to', () => {
  const control = { name: 'email', message: 'not an error' }
  expect(listErrors({ email: { type: 'required', message: '', ref: control } })).toEqual([])
})

test('stands in the order of the fields on the screen, what has no name there last', () => {
  const told = ['consent', 'root.server', 'city', 'firstName'].map((name) => ({ name, message: 'x' }))
  const names = sortByFieldOrder(told, ['firstName', 'city', 'consent']).map(({ name }) => name)
  expect(names).toEqual(['firstName', 'city', 'consent', 'root.server'])
})
