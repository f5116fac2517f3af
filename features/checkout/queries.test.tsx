import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { useCountries } from './queries'

const everywhere = ['Hrvatska', 'Švedska']
let offered = everywhere
const server = setupServer(
  http.post('*/checkout/getAvailableCountries', () => dataResponse(offered.map((name, id) => ({ id, name, iso: '', zipPattern: null })))),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function Countries() {
  const [digitalOnly, setDigitalOnly] = useState(true)
  const { data = [] } = useCountries({ cartId: 'k', protectCode: 't' }, { digitalOnly })
  return (
    <>
      <button onClick={() => setDigitalOnly(false)}>Dodaj knjigu</button>
      <p>{data.map(({ name }) => name).join(', ')}</p>
    </>
  )
}

it('refetches the countries when the cart stops being digital', async () => {
  const { user } = renderInShop(<Countries />)
  await screen.findByText('Hrvatska, Švedska')
  offered = ['Hrvatska']
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('Hrvatska')).toBeTruthy()
})
