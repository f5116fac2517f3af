import { expect, test } from 'vitest'
import { listErrors } from './error-list'

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
