import { toast } from 'react-hot-toast/headless'
import { callTarget, type ApiCall } from '@/lib/api/call-target'
import { ApiError } from '@/lib/api/errors'

/** Only lazily loaded modules may import this. */
export { resolveValue, toast, useToaster } from 'react-hot-toast/headless'

/** What the failed call is about, by the text of its toast. */
const failedCalls = new Map<string, string>()

/** `cause`: what the toast with this text tells of: a thrown value, or the call that tries again what was refused. */
export function rememberCall(text: string, cause: unknown) {
  const call = cause instanceof ApiError ? cause.call : isCall(cause) ? cause : undefined
  if (call === undefined) failedCalls.delete(text)
  else failedCalls.set(text, callTarget(call))
}

function isCall(cause: unknown): cause is ApiCall {
  return typeof cause === 'object' && cause !== null && 'path' in cause && 'input' in cause
}

export function dismissErrorsOf(call: ApiCall) {
  const target = callTarget(call)
  for (const [text, failed] of failedCalls) {
    if (failed !== target) continue
    failedCalls.delete(text)
    toast.dismiss(text)
  }
}
