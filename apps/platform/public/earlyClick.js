// Runs before hydration: remembers the last button that was clicked too early. A plain script without imports.
(function () {
  var pressed = null;
  function rememberButton(event) {
    // A form with this method sends nothing before hydration. Enter in a field clicks its button, too.
    var button = event.target.closest('button[type="button"], form[method="dialog"] button');
    if (button) pressed = button;
  }
  addEventListener('click', rememberButton, true);
  window.takeEarlyClick = function () {
    removeEventListener('click', rememberButton, true);
    return pressed;
  };
})();
