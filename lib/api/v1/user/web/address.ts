import { defineModule, del, patch, post, put } from '@/lib/api/endpoint'
import type { Address, AddressInput } from '@/lib/api/entities/address.schema'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { DeleteAddress, MakeDefault, UpdateAddress } from './address.schema'

/** The address book, also in `User.addresses` (docs/rules/accounts.md#address-types). Another person's address is 404. */
export const addressApi = defineModule('/api/v1/user/web/address', {
  /** An address that is there already is returned, not added. */
  create: post<typeof AddressInput, typeof Address>('create', { access: 'user' }),
  /** Missing fields stay. */
  update: patch<typeof UpdateAddress, typeof Address>('update/{id}', { access: 'user' }),
  /** An address that serves the other default keeps it; a copy takes this one. */
  makeDefault: put<typeof MakeDefault, typeof Address>('default/{id}', { access: 'user' }),
  /** Deletes an own address; orders keep their copy. 404 NOT_FOUND for another person's. */
  delete: del<typeof DeleteAddress, typeof Empty>('delete/{id}', { access: 'user' }),
})
