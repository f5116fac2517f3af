import { FiscalError } from '@/server/adapters/fiscal/port'

const silenceMs = 60_000
let silentUntil = 0

/** Remembers in this process whether the authority answers; a refusal is an answer. Without an error it has given a JIR. */
export function noteAnswer(error?: unknown) {
  if (error === undefined) silentUntil = 0
  else if (error instanceof FiscalError) silentUntil = error.kind === 'unavailable' ? Date.now() + silenceMs : 0
}

/** Whether the authority gave no answer within the last minute, so that nobody should wait for it (docs/rules/fiscal.md#fiscal-mail). */
export const isAuthoritySilent = () => Date.now() < silentUntil
