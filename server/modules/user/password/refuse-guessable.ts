import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { isGuessable } from './guessable'

type Owner = { email: string; firstName: string; lastName: string }

let loading: Promise<ReadonlySet<string>> | undefined

/** About 50,000 passwords, loaded at first use. */
function loadCommonPasswords() {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
    (error) => {
      // The next call tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** @throws PASSWORD_GUESSABLE */
export async function refuseGuessable({ site }: Pick<Ctx, 'site'>, password: string, { email, firstName, lastName }: Owner) {
  const own = [site.name, email, email.split('@')[0] ?? '', firstName, lastName, `${firstName}${lastName}`]
  if (isGuessable(password, { common: await loadCommonPasswords(), personal: own })) throw new AppError('PASSWORD_GUESSABLE')
}
