import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '@/messages/edit/hr.json'
import { editStore } from '../store/edit-store'
import { LensPanel } from './lens-panel'

vi.mock('./target/edits-target-fields', () => ({ EditsTargetFields: () => null }))
vi.mock('./use-scheduled-releases', () => ({ useReleasesUntil: () => [] }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  editStore.setState({ moment: null, audience: null })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={messages}>
        <LensPanel />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const field = () => screen.getByLabelText<HTMLInputElement>(messages.edit.lens.moment)

// docs/rules/lens.md#moment
it('takes a typed moment after a pause, in the same field', () => {
  const before = field()
  before.focus()
  fireEvent.change(before, { target: { value: '2026-11-27T08:00' } })
  expect(editStore.getState().moment).toBeNull()
  act(() => void vi.advanceTimersByTime(1000))
  expect(editStore.getState().moment).toBe('2026-11-27T07:00:00.000Z')
  expect(field()).toBe(before)
  expect(document.activeElement).toBe(before)
})

it('grows only below the choice of the shopper', () => {
  fireEvent.change(field(), { target: { value: '2026-11-27T08:00' } })
  fireEvent.blur(field())
  expect(editStore.getState().moment).toBe('2026-11-27T07:00:00.000Z')
  const back = screen.getByRole('button', { name: messages.edit.lens.back })
  const member = screen.getByRole('radio', { name: messages.edit.lens.audiences.member })
  expect(member.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
