import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import type { Ctx } from '@/server/core/context'
import { findCustomer } from './customers'
import { presentCustomer } from './present-customer'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeCustomerApi.get>) {
  return presentCustomer(ctx, ctx.db, await findCustomer(ctx.db, ctx.site, id))
}
