import { defineModule, del, patch, post, put } from '@/lib/api/endpoint'
import type { Address, AddressInput } from '@/lib/api/entities/address.schema'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { DeleteAddress, MakeDefault, UpdateAddress } from './address.schema'

/**
 * A person's address book, which they see in `User.addresses`. It holds at most one address of the types main, shipping and billing: whatever takes such
 * a type makes the former one `other`. Another's address is 404.
 */
export const addressApi = defineModule('/api/v1/user/web/address', {
  /** The very same address again is the one that is there already. */
  create: post<typeof AddressInput, typeof Address>('create', { access: 'user' }),
  /** What is left out stays as it is. */
  update: patch<typeof UpdateAddress, typeof Address>('update/{id}', { access: 'user' }),
  /** *Ours*. An address that serves the other purpose already goes on serving it; a copy takes this one. */
  makeDefault: put<typeof MakeDefault, typeof Address>('default/{id}', { access: 'user' }),
  /** *Ours*. */
  delete: del<typeof DeleteAddress, typeof Empty>('delete/{id}', { access: 'user' }),
})
