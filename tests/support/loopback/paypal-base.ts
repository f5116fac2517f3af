import type { Context, Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** What the parts of the loopback PayPal stand on: one program, its faults, and answers that are given once. */

export type Money = { currency_code: string; value: string }
/** Something that was paid: a capture of an order, or a charge of a subscription. */
export type Payment = { id: string; status: string; amount: Money }

/** `call` is the method and the path. */
export type Faults = {
  /** Waits before it answers, ms. */
  delayMs: number
  /** Does as asked, and then the connection breaks before the answer. */
  losesAnswer: (call: string) => boolean
  /** Answers so instead of doing anything. */
  status: (call: string) => number | undefined
  /** What becomes of a capture. */
  captureStatus: string
  /** What PayPal says instead of capturing. */
  captureIssue: string | null
  /** Puts other words into an answer about an order. */
  tamper: (order: PayPalOrder) => unknown
  refundStatus: string
}

/** An order as PayPal tells it. */
export type PayPalOrder = { id: string; intent: string; status: string; purchase_units: PayPalUnit[] }
export type PayPalUnit = {
  reference_id: string
  custom_id: string
  invoice_id: string
  amount: Money
  payee: { merchant_id?: string }
  payments?: { captures: Payment[] }
}

type Answer = { status: number; body: unknown }
export type PayPalCore = { app: Hono; faults: Faults; once: ReturnType<typeof createRequestIdStore>['once'] }

export const MoneyIn = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) })

export function centsOf({ value }: Money) {
  return Math.round(Number(value) * 100)
}

export const issueResponse = (status: number, name: string): Answer => ({
  status,
  body: { name: status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST', details: [{ issue: name }] },
})
export const notFound: Answer = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }

export function toResponse({ status, body }: Answer) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

/** A caller gets the whole of what it made only when it says so (PayPal's 'Prefer'). */
export function wantsRepresentation(c: Context) {
  return c.req.header('prefer') === 'return=representation'
}

/** The same PayPal-Request-Id gets the first answer, whatever is asked with it, until PayPal forgets it (orders: 6 hours, refunds: 45 days). */
export function createRequestIdStore() {
  const given = new Map<string, Answer>()
  return {
    forget: () => given.clear(),
    once: async (c: Context, act: () => Promise<Answer> | Answer) => {
      const requestId = c.req.header('paypal-request-id') ?? randomUUID()
      if (requestId.length > 108) return toResponse(issueResponse(400, 'INVALID_STRING_LENGTH'))
      const key = `${c.req.path} ${requestId}`
      const first = given.get(key) ?? (await act())
      given.set(key, first)
      return toResponse(first)
    },
  }
}
