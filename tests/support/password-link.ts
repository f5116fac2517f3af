import { passwordApi } from '@/lib/api/v1/user/password'
import { createAccount, fromNewAddress, runLinkRequestJobs, tokenMailedTo } from './accounts'
import { callAs } from './http/caller'

/** An account with the token of a mailed link for a new password. */
export async function createLinkOwner(options: Parameters<typeof createAccount>[0] = {}) {
  const account = await createAccount(options)
  await callAs({ headers: fromNewAddress() }).call(passwordApi.forgot, { email: account.email })
  await runLinkRequestJobs()
  return { ...account, token: await tokenMailedTo(account.email) }
}
