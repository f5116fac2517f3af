import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { officeStaffSchemas } from '@/lib/api/v1/user/office/staff.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancelInvite } from './cancel-invite'
import { changeRole } from './change-role'
import { filter } from './filter'
import { invite } from './invite'
import { reinstate } from './reinstate'
import { remove } from './remove'
import { resetFactor } from './reset-factor'
import { suspend } from './suspend'

export const officeStaffHandlers = defineHandlers(officeStaffApi, officeStaffSchemas, {
  filter,
  invite,
  cancelInvite,
  changeRole,
  suspend,
  reinstate,
  remove,
  resetFactor,
})
