import Bell from "lucide-react/icons/bell";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { Button } from "~/app/ui/actions/button";
import { IconButton } from "~/app/ui/actions/icon-button";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "~/app/ui/actions/menu";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { ConfirmDialog } from "~/app/ui/overlays/confirm-dialog";
import { Dialog, DialogClose } from "~/app/ui/overlays/dialog";
import { Drawer } from "~/app/ui/overlays/drawer";
import { useToast } from "~/app/ui/overlays/toast-context";
import { Tooltip } from "~/app/ui/overlays/tooltip";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

export function OverlaysSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Dialog, confirm dialog, drawer">
        <FeedbackDialog />
        <ConfirmDialog
          trigger={<Button>Confirm</Button>}
          title="Revoke this key?"
          description="Programs that use it stop working at once."
          confirmLabel="Revoke key"
        />
        <ConfirmDialog
          trigger={<Button variant="danger">Confirm by typing</Button>}
          title="Delete the account?"
          description="Searches, alerts and saved reports are deleted. This cannot be undone."
          confirmLabel="Delete account"
          typed="DELETE"
          danger
        />
        <Drawer
          trigger={<Button>Open drawer</Button>}
          title="Meal periods"
          description="Details of one row among many."
          footer={<Button variant="primary">Save</Button>}
        >
          <p className="text-ink-2">The list stays where it was behind this sheet.</p>
        </Drawer>
      </Specimen>
      <Specimen name="Menu and tooltip">
        <Menu trigger={<Button icon={<Download size={15} />}>Export</Button>} align="start" heading="Report as">
          <MenuItem icon={<FileText size={15} />}>Word</MenuItem>
          <MenuItem icon={<FileText size={15} />}>PDF</MenuItem>
          <MenuItem disabled>Excel</MenuItem>
          <MenuSeparator />
          <MenuLink href="/ui#overlays">Older exports</MenuLink>
          <MenuItem tone="danger">Delete all</MenuItem>
        </Menu>
        <Tooltip text="Sends new laws by email">
          <IconButton label="Alerts" icon={<Bell size={17} />} variant="secondary" size="md" />
        </Tooltip>
      </Specimen>
      <Toasts />
    </Section>
  );
}

function FeedbackDialog() {
  return (
    <Dialog
      trigger={<Button variant="primary">Open dialog</Button>}
      title="Send feedback"
      description="It goes to the support team."
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary">Send</Button>
        </>
      }
    >
      <Field label="Details">
        <TextArea />
      </Field>
    </Dialog>
  );
}

function Toasts() {
  const toast = useToast();
  return (
    <Specimen name="Toast">
      <Button onClick={() => toast({ title: "Search completed", description: "Found 11 laws and 6 cases" })}>
        Default
      </Button>
      <Button onClick={() => toast({ title: "Access Updated", variant: "success" })}>Success</Button>
      <Button
        onClick={() =>
          toast({
            title: "Search failed",
            description: "Please try again with different search terms",
            variant: "destructive",
          })
        }
      >
        Destructive
      </Button>
    </Specimen>
  );
}
