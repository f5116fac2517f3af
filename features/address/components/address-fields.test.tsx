import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { AddressFields } from './address-fields'

function AddressForm() {
  const { control } = useForm({ defaultValues: { street: '', houseNumber: '', country: 'HR' } })
  const without = ['firstName', 'lastName', 'contactEmail', 'contactPhone', 'zipCode', 'city'] as const
  return <AddressFields control={control} nameOf={nameOf} autofill="section-x shipping" countries={[]} without={without} />
}

function nameOf(field: string) {
  return field === 'street' || field === 'houseNumber' ? field : 'country'
}

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

// docs/rules/checkout.md#house-number
it.each([
  ['Ilica 12', 'Ilica', '12'],
  ['Trg 13. rujna', 'Trg 13. rujna', ''],
])('after %j the street is %j and its number %j', async (typed, street, houseNumber) => {
  const { user } = renderInShop(<AddressForm />)
  await user.type(screen.getByLabelText(/^Ulica/), typed)
  expect(valueOf(/^Kućni broj/), 'nothing moves while it is typed').toBe('')
  await user.tab()
  expect([valueOf(/^Ulica/), valueOf(/^Kućni broj/)]).toEqual([street, houseNumber])
})
