import { toast } from 'react-hot-toast/headless'
import { callTarget, type ApiCall } from '@/lib/api/call-target'
import { ApiError } from '@/lib/api/errors'

/** Only lazily loaded modules may import this. */
export { resolveValue, toast, useToaster } from 'react-hot-toast/headless'

/** What the failed call is about, by the text of its toast. */
const failedCalls = new Map<string, string>()

/** `cause`: the thrown value that the toast with this text tells of. */
export function rememberCall(text: string, cause: unknown) {
  const call = cause instanceof ApiError ? cause.call : undefined
  if (call === undefined) failedCalls.delete(text)
  else failedCalls.set(text, callTarget(call))
}

export function dismissErrorsOf(call: ApiCall) {
  const target = callTarget(call)
  for (const [text, failed] of failedCalls) {
    if (failed !== target) continue
    failedCalls.delete(text)
    toast.dismiss(text)
  }
}
