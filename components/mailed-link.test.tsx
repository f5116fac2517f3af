import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { MailedLinkStatus } from './mailed-link'

function renderLink(...answers: (() => string)[]) {
  function Sample() {
    const query = useQuery({ queryKey: ['poveznica'], queryFn: async () => answers.shift()?.() ?? new Promise<string>(() => {}) })
    return (
      <MailedLinkStatus query={query} t={(word) => word} homeAction={<p>home</p>}>
        {(goal) => <p>{goal}</p>}
      </MailedLinkStatus>
    )
  }
  return renderInShop(<Sample />)
}

function fail(statusCode: number, code?: 'TOKEN_SPENT' | 'GOAL_UNDEFINED'): () => never {
  return () => {
    throw new ApiError({ message: '', statusCode, data: code && { code } })
  }
}

it('shows a pending link', async () => {
  renderLink()
  expect((await screen.findByRole('status')).textContent).toBe('underway')
})

it('retries a failed link', async () => {
  const { user } = renderLink(fail(0), () => 'arrived')
  expect((await screen.findByRole('alert')).textContent).toBe('failed')
  await user.click(screen.getByRole('button', { name: 'again' }))
  expect(await screen.findByText('arrived')).toBeTruthy()
})

it.each(['TOKEN_SPENT', 'GOAL_UNDEFINED'] as const)('offers no retry for an expired link (%s)', async (code) => {
  renderLink(fail(422, code))
  expect((await screen.findByRole('alert')).textContent).toBe('spent')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('home')).toBeTruthy()
})
