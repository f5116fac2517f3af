import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import messages from '@/messages/edit/hr.json'
import { SectionBoundary } from './section-boundary'

function Section({ text }: { text: string | null }) {
  if (text === null) throw new Error('No text.')
  return <p>{text}</p>
}

const page = (text: string | null) => (
  <NextIntlClientProvider locale="hr" messages={messages}>
    <SectionBoundary content={text}>
      <Section text={text} />
    </SectionBoundary>
    <p>Susjedni odjeljak</p>
  </NextIntlClientProvider>
)

it('a section that cannot be shown leaves its neighbours, and is tried again once it changes', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(page(null))
  expect(screen.getByText('Ovaj se odjeljak ovdje ne može prikazati')).toBeTruthy()
  expect(screen.getByText('Susjedni odjeljak')).toBeTruthy()
  rerender(page('Sadržaj'))
  expect(screen.getByText('Sadržaj')).toBeTruthy()
  rerender(page(null))
  expect(screen.queryByText('Sadržaj')).toBeNull()
  vi.restoreAllMocks()
})
