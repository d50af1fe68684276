// Runs before hydration: remembers the last button that was clicked too early. A plain script without imports.
(function () {
  var pressed = null;
  function rememberButton(event) {
    var button = event.target.closest('button[type="button"]');
    if (button) pressed = button;
  }
  addEventListener('click', rememberButton, true);
  window.takeEarlyClick = function () {
    removeEventListener('click', rememberButton, true);
    return pressed;
  };
})();
