import { NothingToConfirm } from '@/features/newsletter/components/nothing-to-confirm'

export default function ConfirmEmailNotFound() {
  return <NothingToConfirm />
}
