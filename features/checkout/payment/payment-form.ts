import type { HostedForm } from '@/lib/api/entities/payment-start.schema'

/** Leaves this page for the bank's: the form is built of elements, so that no value of it can be anything but a value (faults 23). */
export function postForm({ action, method, fields }: HostedForm) {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  // A field may be called 'submit'.
  HTMLFormElement.prototype.submit.call(form)
}
