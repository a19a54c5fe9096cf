/**
 * Styles of the component library that every page needs, the sign-in page included. In this order: later ones build on
 * earlier ones. They live in a cascade layer, so our own CSS modules always win. Components that only signed-in
 * screens use are in `signed-in.ts`. The library's default variables are not fetched: the provider writes all of them (see `Providers.tsx`).
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '#ui/theme/base.css';
