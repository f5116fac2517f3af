import { useRef } from 'react'
import { newId } from '@/lib/text/new-id'

/**
 * Sends a call with an idempotency key. A retry of the same input reuses the key, because the answer may have been lost; changed input or an answer ends
 * it (docs/rules/cart.md#repeated-addition, docs/rules/after-sale.md#withdrawal-once).
 */
export function useIdempotentSend() {
  const attempt = useRef({ input: '', key: '' })
  return async function send<T>(data: object, request: (options: { headers: { 'idempotency-key': string } }) => Promise<T>): Promise<T> {
    const input = JSON.stringify(data)
    if (attempt.current.input !== input) attempt.current = { input, key: newId() }
    const response = await request({ headers: { 'idempotency-key': attempt.current.key } })
    attempt.current = { input: '', key: '' }
    return response
  }
}
