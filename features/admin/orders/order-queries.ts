import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'

const labelPollMs = 2000

/** Kept current by the events of the office (docs/rules/administration.md#live-orders). */
export function officeOrdersQuery(input: InputOf<typeof officeOrderApi.filter>) {
  return queryOptions({
    queryKey: queryKey(officeOrderApi.filter, input),
    queryFn: ({ signal }) => call(officeOrderApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function officeOrderQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeOrderApi.get, { id }),
    queryFn: ({ signal }) => call(officeOrderApi.get, { id }, { signal }),
    staleTime: 0,
    // A colleague's label is being made.
    refetchInterval: ({ state: { data } }) => (data?.shipments.some(({ label }) => label?.state === 'waiting') ? labelPollMs : false),
  })
}

export function useChangeOrder() {
  return useOrderMutation((input: InputOf<typeof officeOrderApi.change>) => call(officeOrderApi.change, input))
}

export function useAnswerWithdrawal() {
  return useOrderMutation((input: InputOf<typeof officeOrderApi.answerWithdrawal>) => call(officeOrderApi.answerWithdrawal, input))
}

export function useDecidePayment() {
  return useOrderMutation((input: InputOf<typeof officeOrderApi.decidePayment>) => call(officeOrderApi.decidePayment, input))
}

export function useNoteRefund() {
  return useOrderMutation((input: InputOf<typeof officeOrderApi.noteRefund>) => call(officeOrderApi.noteRefund, input))
}

/** `key`: the idempotency key; a repeated call with the same key takes effect once. */
type Keyed<Input> = { key: string; input: Input }

export function useNoteOrder() {
  return useOrderMutation(({ key, input }: Keyed<InputOf<typeof officeOrderApi.note>>) =>
    call(officeOrderApi.note, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useSendPaymentLink() {
  return useOrderMutation(({ key, input }: Keyed<InputOf<typeof officeOrderApi.sendPaymentLink>>) =>
    call(officeOrderApi.sendPaymentLink, input, { headers: { 'idempotency-key': key } }),
  )
}

export function usePreviewRefund() {
  return useMutation({ mutationFn: (input: InputOf<typeof officeRefundApi.preview>) => call(officeRefundApi.preview, input) })
}

export function useCreateRefund() {
  return useOrderMutation(({ key, input }: Keyed<InputOf<typeof officeRefundApi.create>>) =>
    call(officeRefundApi.create, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useSettleEdit() {
  return useOrderMutation((input: InputOf<typeof officeEditApi.settle>) => call(officeEditApi.settle, input))
}

export function useCancelEdit() {
  return useOrderMutation((input: InputOf<typeof officeEditApi.cancel>) => call(officeEditApi.cancel, input))
}

export function useCreateShipment() {
  return useOrderMutation(({ key, input }: Keyed<InputOf<typeof officeShipmentApi.create>>) =>
    call(officeShipmentApi.create, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useCancelShipment() {
  return useOrderMutation((input: InputOf<typeof officeShipmentApi.cancel>) => call(officeShipmentApi.cancel, input))
}

export function useDeliverShipment() {
  return useOrderMutation((input: InputOf<typeof officeShipmentApi.deliver>) => call(officeShipmentApi.deliver, input))
}

export function useLabelShipment() {
  return useOrderMutation((input: InputOf<typeof officeShipmentApi.label>) => call(officeShipmentApi.label, input))
}

/** Requests the address of the label and opens it; the browser saves the file and stays on the page. */
export function useOpenLabel() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { url } = await call(officeShipmentApi.openLabel, { id })
      window.location.assign(url)
    },
  })
}

/** Cancels unpaid orders of unknown buyers; the order lists are loaded again. */
export function useCancelUnpaidHolds() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => call(officeOrderApi.freeHolds, { ids }),
    onSettled: () => client.invalidateQueries({ queryKey: [officeOrderApi.filter.path] }),
  })
}

/** Requests a download URL and opens it; the browser saves the file and stays on the page. */
export function useDownloadInvoice() {
  return useMutation({
    mutationFn: async (input: { id: number; invoiceId: number }) => {
      const { url } = await call(officeOrderApi.invoice, input)
      window.location.assign(url)
    },
  })
}

/** The response is the current order. After an error the screen may be stale, so the order is loaded again. */
function useOrderMutation<Input>(mutationFn: (input: Input) => Promise<OfficeOrder>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (order) => client.setQueryData(officeOrderQuery(order.id).queryKey, order),
    onError: () => client.invalidateQueries({ queryKey: [officeOrderApi.get.path] }),
    onSettled: () =>
      Promise.all(
        [officeOrderApi.filter, officeReturnApi.get, officeReturnApi.filter].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
