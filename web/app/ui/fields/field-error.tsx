import CircleAlert from "lucide-react/icons/circle-alert";

type FieldErrorProps = { id: string; messages: ReadonlyArray<string> };

export function FieldError({ id, messages }: FieldErrorProps) {
  if (messages.length === 0) return null;
  return (
    <div id={id} className="mt-1.5 flex gap-1.5 text-xs font-medium text-critical">
      <CircleAlert size={14} className="mt-0.5 shrink-0" />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
