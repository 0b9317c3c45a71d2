import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { IconButton } from "~/app/ui/actions/icon-button";
import { TextInput } from "~/app/ui/fields/text-input";

type PasswordInputProps = { autoComplete: "current-password" | "new-password"; name?: string };

/** Stands inside a Field. A new key empties it: passwords do not outlive a refused form. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput type={shown ? "text" : "password"} className="pr-11 noscript:pr-3" {...props} />
      <IconButton
        className="absolute! top-1 right-1 noscript:hidden"
        aria-pressed={shown}
        label="Show password"
        icon={shown ? <EyeOff size={17} /> : <Eye size={17} />}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
