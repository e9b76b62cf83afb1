import type { FormHTMLAttributes, Ref } from 'react'

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  onSubmit: () => unknown
  ref?: Ref<HTMLFormElement>
}

/** A form whose fields our own code sends: the page stays. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault()
      void onSubmit()
    }}
  />
)
