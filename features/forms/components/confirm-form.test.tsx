import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ConfirmForm } from './confirm-form'

const confirmedEmail = 'ana@primjer.hr'

// docs/rules/forms.md#mailed-link-result
it('an expired link says so instead of asking', () => {
  renderInShop(<ConfirmForm link="t" linked={{ state: 'expired', goal: null }} home={null} />)
  expect(screen.getByRole('alert').textContent).toBe('Poveznica više ne vrijedi')
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules/forms.md#mailed-link-result
it.each([
  ['file', '/api/v1/cms/form/file/t', 'Preuzmi datoteku'],
  ['url', '/dogadjaji', 'Nastavi'],
] as const)('a confirmed link to a %s offers it instead of asking', (goalType, goal, name) => {
  renderInShop(<ConfirmForm link="t" linked={{ state: 'confirmed', goal: { goalType, goal, confirmedEmail } }} home={null} />)
  expect(screen.getByRole('status').textContent).toBe('Adresa je već potvrđena')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(goal)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a confirmed link shows the message of its form', () => {
  const goal = { goalType: 'message' as const, goal: 'Hvala na upitu.', confirmedEmail }
  renderInShop(<ConfirmForm link="t" linked={{ state: 'confirmed', goal }} home={null} />)
  expect(screen.getByText('Hvala na upitu.')).toBeDefined()
})
