import { useRef } from 'react'
import { newId } from '@/lib/text/new-id'

/**
 * Sends what adds pieces. Whoever presses again after it failed asks for the same under the same key: its answer may have been lost, and the
 * server does nothing twice under one key. What was changed meanwhile, or comes after an answer, is another.
 */
export function useIdempotentSend() {
  const attempt = useRef({ input: '', key: '' })
  return async function send<T>(asked: object, work: (options: { headers: { 'idempotency-key': string } }) => Promise<T>): Promise<T> {
    const input = JSON.stringify(asked)
    if (attempt.current.input !== input) attempt.current = { input, key: newId() }
    const answer = await work({ headers: { 'idempotency-key': attempt.current.key } })
    attempt.current = { input: '', key: '' }
    return answer
  }
}
