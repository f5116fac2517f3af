import type { Context, Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** Shared parts of the loopback PayPal: app, faults and idempotent responses. */

export type Money = { currency_code: string; value: string }
/** A capture of an order or a charge of a subscription. */
export type Payment = { id: string; status: string; amount: Money }

/** `call`: method and path. */
export type Faults = {
  /** Delay before each response, ms. */
  delayMs: number
  /** Executes the call and breaks the connection before the response. */
  losesAnswer: (call: string) => boolean
  /** Responds with this status instead of executing. */
  status: (call: string) => number | undefined
  /** Status of captures. */
  captureStatus: string
  /** Issue returned instead of a capture. */
  captureIssue: string | null
  /** Changes the response about an order. */
  tamper: (order: PayPalOrder) => unknown
  refundStatus: string
}

/** An order in PayPal's format. */
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

/** PayPal returns the whole object only for 'Prefer: return=representation'. */
export function wantsRepresentation(c: Context) {
  return c.req.header('prefer') === 'return=representation'
}

/** Returns the first response for a repeated PayPal-Request-Id, until PayPal forgets it (orders: 6 hours, refunds: 45 days). */
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
