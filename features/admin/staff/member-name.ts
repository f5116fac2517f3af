import type { StaffMember } from '@/lib/api/v1/user/office/staff.schema'

export function nameOf({ firstName, lastName, email }: Pick<StaffMember, 'firstName' | 'lastName' | 'email'>) {
  return `${firstName} ${lastName}`.trim() || email
}
